import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { IconEye, IconEyeOff } from './icons/icons.tsx';
import { useTexts } from './site/site-context.tsx';
import './text-input.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** 44 px, or 36 px in toolbars. */
  size?: 'sm' | 'md' | undefined;
  /** Before the text. */
  icon?: ReactNode;
  /** After the text: a unit or a small button. */
  suffix?: ReactNode;
}

/** A one-line field; `className` and `style` go to the frame, everything else and `ref` to the input. */
export function TextInput({ size, icon, suffix, className, style, ...rest }: TextInputProps) {
  const { labelId: _, ...aria } = useFieldControl(rest);
  return (
    <span className={classNames('in', size === 'sm' && 'in-sm', className)} style={style}>
      {icon}
      <input type="text" {...rest} {...aria} className="in-c" />
      {suffix}
    </span>
  );
}

/** A password field with a button that shows what is typed. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix'>) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="in-eye"
          aria-label={shown ? t('ui.hidePassword') : t('ui.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </button>
      }
    />
  );
}
