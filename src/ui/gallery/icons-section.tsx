import type { ComponentType } from 'react';
import * as accountIcons from '../icons/account-icons.tsx';
import * as categoryIcons from '../icons/category-icons.tsx';
import * as editorIcons from '../icons/editor-icons.tsx';
import * as postingIcons from '../icons/posting-icons.tsx';
import * as icons from '../light/icons.tsx';
import { Sample, Section } from './gallery-frame.tsx';

const modules = { ...icons, ...postingIcons, ...accountIcons, ...categoryIcons, ...editorIcons } as Record<
  string,
  ComponentType
>;
const all = Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1));

/** Every icon by its name. */
export function IconsSection() {
  return (
    <Section
      title="Ikone"
      samples={() => (
        <div className="row flex-wrap g16">
          {all.map(([name, Icon]) => (
            <Sample key={name} name={name.replace('Icon', '')}>
              <Icon />
            </Sample>
          ))}
        </div>
      )}
    />
  );
}
