import type { PluginTexts } from '#plugins/plugin.ts';
import { postingStatisticsMessages as english } from './messages.en.ts';
import { postingStatisticsMessages as serbian } from './messages.sr.ts';

export const texts = {
  sr: { postings: { statistics: serbian } },
  en: { postings: { statistics: english } },
} satisfies PluginTexts;
