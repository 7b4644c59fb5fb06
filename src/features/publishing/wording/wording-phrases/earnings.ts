import { coin } from './money.ts';
import type { PhraseGroup } from './phrase-group.ts';

export const earnings: PhraseGroup = {
  rule: 'earnings',
  phrases: `
    lak|laka|lake|laku|lako|lakog|brz|brza|brze|brzu|brzog|neogranicen* i? <1> zarad*|prihod*|novac|novca|pare|para
    pasivan|pasivn* prihod*|zarad*
    zarad* <2> bez rada|truda|ulaganja
    bogati*|obogati*
    mrezn* marketing*
    finansijsk* slobod*|nezavisnost*
    zarad* <2> #num ${coin} <3> dnevno|nedeljno
    zarad* <2> #num ${coin} na dan|sat
    easy|quick|fast|unlimited money|cash|earnings|income
    make money <1> fast|quick*|easily
    passive income
    get rich
    financial freedom
    earn up? to? €|$? #num eur|euro|euros|usd|€? a|per|every day|week
  `,
};
