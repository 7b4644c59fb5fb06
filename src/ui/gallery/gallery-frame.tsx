import type { ReactNode } from 'react';
import './gallery.css';

/** One sample with its name under it. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gallery-sample">
      {children}
      <span className="xs dim">{name}</span>
    </div>
  );
}

/** A section of the gallery: the same samples in the light and in the dark scheme, side by side. */
export function Section({ title, samples, wide = false }: { title: string; samples: () => ReactNode; wide?: boolean }) {
  return (
    <section className="gallery-section">
      <h2>{title}</h2>
      <div className={wide ? 'stack g24' : 'gallery-pair'}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className="gallery-scheme" data-color-scheme={scheme}>
            {samples()}
          </div>
        ))}
      </div>
    </section>
  );
}
