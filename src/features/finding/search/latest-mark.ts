/**
 * Script for `<head>`, with the page's nonce: `data-latest` of the document says before anything is painted that this browser has
 * latest searches (rules.md#latest-searches), so that their row is there from the beginning and nothing moves when they come into it.
 */
export const latestScript = `try{if(JSON.parse(localStorage.root).state.latestSearches[0])document.documentElement.dataset.latest=1}catch{}`;
