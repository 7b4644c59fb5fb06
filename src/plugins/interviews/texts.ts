import type { PluginTexts } from '#plugins/plugin.ts';
import { interviewMessages as english } from './messages.en.ts';
import { interviewMessages as serbian } from './messages.sr.ts';

export const texts = { sr: { applications: serbian }, en: { applications: english } } satisfies PluginTexts;
