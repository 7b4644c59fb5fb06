import { ToastProvider } from '../light/toasts.tsx';
import { AdsSection } from './ads-section.tsx';
import { BadgesSection } from './badges-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { IconsSection } from './icons-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { RichSection } from './rich-section.tsx';
import { ShellSection } from './shell-section.tsx';
import { SurfacesSection } from './surfaces-section.tsx';

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
        <NavigationSection />
        <ShellSection />
        <RichSection />
        <IconsSection />
      </main>
    </ToastProvider>
  );
}
