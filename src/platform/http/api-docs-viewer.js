/* global SwaggerUIBundle, document, matchMedia */

/** The words of a search may stand anywhere in an operation: its address, what it does, its id, its part. */
const searchInOperations = () => ({
  fn: {
    opsFilter: (parts, phrase) => {
      const words = phrase.toLowerCase().split(/\s+/);
      const fits = (one) => {
        const operation = one.get('operation');
        const said = [
          one.get('method'),
          one.get('path'),
          operation.get('summary'),
          operation.get('operationId'),
        ];
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
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  displayOperationId: true,
  validatorUrl: null,
  plugins: [searchInOperations],
  onComplete: () => {
    for (const name of ['aria-label', 'placeholder'])
      document.querySelector('.operation-filter-input')?.setAttribute(name, 'Search in operations');
  },
});
