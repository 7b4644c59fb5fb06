/** Cards of the settings of candidates and employers, below the mails about notifications. */

export { pushSettings } from '../push/web/push-card.tsx';
export type { SettingsPanel } from './panel.tsx';
