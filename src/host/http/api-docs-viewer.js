/* global SwaggerUIBundle, document, location, matchMedia */

/** The words of a search may stand anywhere in an operation: its address, what it does, its id, its part. */
const searchInOperations = () => ({
  fn: {
    opsFilter: (parts, phrase) => {
      const words = phrase.toLowerCase().split(/\s+/);
      const fits = (one) => {
        const operation = one.get('operation');
        const said = [one.get('method'), one.get('path'), operation.get('summary'), operation.get('operationId')];
        const text = said.join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      };
      return parts
        .map((part) => part.set('operations', part.get('operations').filter(fits)))
        .filter((part) => part.get('operations').size > 0);
    },
  },
});

const viewer = document.querySelector('#viewer');
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({
  domNode: viewer,
  url: viewer.dataset.document,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  syntaxHighlight: false,
  displayOperationId: true,
  validatorUrl: null,
  plugins: [searchInOperations],
  onComplete: () => {
    const names = { '.operation-filter-input': 'Search in operations', '#servers': 'Server' };
    for (const [selector, name] of Object.entries(names))
      document.querySelector(selector)?.setAttribute('aria-label', name);
    document.querySelector('.operation-filter-input')?.setAttribute('placeholder', 'Search in operations');
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  },
});
