import type { PluginTexts } from '#plugins/plugin.ts';
import { feedMessages as english } from './messages.en.ts';
import { feedMessages as serbian } from './messages.sr.ts';

export const texts = { sr: { feeds: serbian }, en: { feeds: english } } satisfies PluginTexts;
