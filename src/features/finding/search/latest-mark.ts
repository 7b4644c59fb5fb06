/**
 * Script for `<head>`, with the page's nonce. Sets `data-latest` on the document before the first paint if this browser
 * has latest searches (rules.md#latest-searches), so that their row does not cause a layout shift.
 */
export const latestScript = `try{if(JSON.parse(localStorage.root).state.latestSearches[0])document.documentElement.dataset.latest=1}catch{}`;
