import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { formatNumber } from '#kit/money.ts';
import { useFieldControl } from './field.tsx';
import { classNames } from './light/class-names.ts';
import { useLanguage, useTexts } from './site/site-context.tsx';
import './text-input.css';

/** „412 od 5.000” at the end of the field's label row; `used` and `limit` in characters. */
export function CharacterCount({ used, limit }: { used: number; limit: number }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <span className={classNames('field-count', used > limit && 'over')}>
      {t('ui.counter', { used: formatNumber(used, language), limit: formatNumber(limit, language) })}
    </span>
  );
}

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Maximum length in characters; shown with the label, not enforced while typing. */
  limit?: number | undefined;
}

/** A multi-line field that grows with its text. */
export function TextArea({ limit, className, onChange, ...rest }: TextAreaProps) {
  const { labelId: _, ...aria } = useFieldControl(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onChange?.(event);
  };
  return (
    <>
      {limit === undefined ? null : <CharacterCount used={used} limit={limit} />}
      <textarea {...rest} {...aria} className={classNames('input area', className)} onChange={change} />
    </>
  );
}
