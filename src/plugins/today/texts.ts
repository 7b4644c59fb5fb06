import type { PluginTexts } from '#plugins/plugin.ts';
import { today as english } from './messages.en.ts';
import { today as serbian } from './messages.sr.ts';

export const texts = { sr: { today: serbian }, en: { today: english } } satisfies PluginTexts;
