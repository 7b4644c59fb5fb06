import type { PluginTexts } from '#plugins/plugin.ts';
import { resultMessages as english } from './messages.en.ts';
import { resultMessages as serbian } from './messages.sr.ts';

export const texts = { sr: { applications: serbian }, en: { applications: english } } satisfies PluginTexts;
