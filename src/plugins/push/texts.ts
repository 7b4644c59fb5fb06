import type { PluginTexts } from '#plugins/plugin.ts';
import { pushMessages as english } from './messages.en.ts';
import { pushMessages as serbian } from './messages.sr.ts';

export const texts = { sr: { push: serbian }, en: { push: english } } satisfies PluginTexts;
