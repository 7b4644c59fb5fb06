import GalleryPage from '#ui/gallery/gallery-page.tsx';

/** `/_ui`, in development only: routes.ts excludes it from builds. */
export default GalleryPage;
