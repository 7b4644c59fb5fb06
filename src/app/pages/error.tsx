import { titledLoader } from '../page-loader.ts';
import { BrokenPage } from '../shell/error-page.tsx';

export const loader = titledLoader('shell.error.title', () => ({}));
export default BrokenPage;
