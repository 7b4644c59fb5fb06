import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './light/class-names.ts';
import { IconButton } from './light/icon-button.tsx';
import { IconClose } from './light/icons.tsx';
import { useTexts } from './site/site-context.tsx';
import './light/button.css';
import './search-bar.css';

export interface SearchBarProps extends ComponentProps<'form'> {
  /** The smaller form above a list. */
  small?: boolean | undefined;
  /** Words of the button. */
  submitLabel: ReactNode;
  /** `SearchField`s. */
  children: ReactNode;
}

/** The search form of the home page and of lists; a native GET form when `action` is given. */
export function SearchBar({ small = false, submitLabel, className, children, ...rest }: SearchBarProps) {
  return (
    <search>
      <form autoComplete="off" {...rest} className={classNames('search-bar', small && 'search-bar-small', className)}>
        {children}
        <button className="button button-primary" type="submit">
          {submitLabel}
        </button>
      </form>
    </search>
  );
}

export interface SearchFieldProps extends ComponentProps<'input'> {
  label: string;
  icon: ReactNode;
  /** Replaces the text input; gets the id that the label refers to. */
  control?: ((id: string) => ReactNode) | undefined;
  /** Content that opens below the field, like suggestions. */
  below?: ReactNode;
}

/** One field of the search bar: small label above, text below. */
export function SearchField({ label, icon, control, below, ...rest }: SearchFieldProps) {
  const t = useTexts();
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <div className="search-field">
      {icon}
      <div className="grow">
        <label htmlFor={id}>{label}</label>
        {control ? control(id) : <input autoComplete="off" type="text" {...rest} id={id} className="search-input" />}
      </div>
      {control ? null : (
        <IconButton
          className="search-clear"
          size="sm"
          label={t('ui.clearField')}
          icon={<IconClose />}
          // Not in the tab order: keyboards have keys for it.
          tabIndex={-1}
          aria-controls={id}
          onClick={() => {
            const field = document.getElementById(id);
            if (!(field instanceof HTMLInputElement)) return;
            field.setRangeText('', 0, field.value.length);
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.focus();
          }}
        />
      )}
      {below}
    </div>
  );
}
