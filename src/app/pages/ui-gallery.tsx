import GalleryPage from '#ui/gallery/gallery-page.tsx';

/** `/_ui`, in development alone: routes.ts leaves it out of a build. */
export default GalleryPage;
