import type { PluginTexts } from '#plugins/plugin.ts';
import { payFiguresMessages as english } from './messages.en.ts';
import { payFiguresMessages as serbian } from './messages.sr.ts';

export const texts = {
  sr: { postings: serbian },
  en: { postings: english },
} satisfies PluginTexts;
