/** Attribute of the document while its browser has latest searches: only then there is a place for them. */
export const latestAttribute = 'data-latest';

/**
 * Script for `<head>`, with the page's nonce: says before anything is painted whether this browser has latest searches
 * (rules.md#latest-searches), so that their row is there from the beginning and nothing moves when they come into it.
 */
export const latestScript = `try{JSON.parse(localStorage.root).state.latestSearches[0]&&document.documentElement.setAttribute('${latestAttribute}','')}catch{}`;
