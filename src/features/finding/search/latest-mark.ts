/** Attribute of the document while its browser has latest searches: only then there is a place for them. */
export const latestAttribute = 'data-latest';

/**
 * Script for `<head>`, with the page's nonce: says before anything is painted whether this browser has latest searches
 * (rules.md#latest-searches), so that their row is there from the beginning and nothing moves when they come into it.
 */
export const latestScript = `try{if(JSON.parse(localStorage.getItem('root')).state.latestSearches.length>0)document.documentElement.setAttribute('${latestAttribute}','')}catch(e){}`;
