import { lazy, Suspense } from 'react';
import { ToastProvider } from '../light/toasts.tsx';
import { Skeleton } from '../skeleton.tsx';
import { AdsSection } from './ads-section.tsx';
import { BadgesSection } from './badges-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { DoorSection } from './door-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { IconsSection } from './icons-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { ShellSection } from './shell-section.tsx';
import { SurfacesSection } from './surfaces-section.tsx';

const RichSamples = lazy(() => import('./rich-samples.tsx'));

/** The heavy widgets, loaded on their own; they follow the scheme of the page. */
function RichSection() {
  return (
    <section className="gallery-section">
      <h2>Složena polja</h2>
      <Suspense fallback={<Skeleton width="100%" height={320} />}>
        <RichSamples />
      </Suspense>
    </section>
  );
}

/** Every component in every state, in both schemes; for the people who build pages. */
export default function GalleryPage() {
  return (
    <ToastProvider>
      <main className="wrap page">
        <h1>Vizuelni sistem Prilike</h1>
        <p className="dim mt8">Boje, pismo, stanja i delovi od kojih se sastavlja svaki ekran</p>
        <FoundationsSection />
        <ButtonsSection />
        <FieldsSection />
        <BadgesSection />
        <AdsSection />
        <SurfacesSection />
        <DoorSection />
        <NavigationSection />
        <ShellSection />
        <RichSection />
        <IconsSection />
      </main>
    </ToastProvider>
  );
}
