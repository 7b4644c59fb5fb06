import type { PluginTexts } from '#plugins/plugin.ts';
import { cvImportMessages as english } from './messages.en.ts';
import { cvImportMessages as serbian } from './messages.sr.ts';

export const texts = { sr: { candidates: serbian }, en: { candidates: english } } satisfies PluginTexts;
