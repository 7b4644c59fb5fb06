import { type Route, route } from '#platform/http/call-context.ts';
import { suggestSkills } from '../contract.ts';
import type { SkillList } from './skill-list.ts';

export const skillRoutes = (skills: SkillList): Route[] => [
  route(suggestSkills, async ({ language }, { query }) => ({ data: await skills.suggest(query, language) })),
];
