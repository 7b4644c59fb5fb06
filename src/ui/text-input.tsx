import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { classNames } from './light/class-names.ts';
import { IconEye, IconEyeOff } from './light/icons.tsx';
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

/** A single-line field; `className` and `style` apply to the frame, everything else and `ref` to the input. */
export function TextInput({ size, icon, suffix, className, style, ...rest }: TextInputProps) {
  const { labelId: _, ...aria } = useFieldControl(rest);
  return (
    <span className={classNames('input', size === 'sm' && 'input-sm', className)} style={style}>
      {icon}
      <input type="text" {...rest} {...aria} className="input-control" />
      {suffix}
    </span>
  );
}

/** A password field with a button that shows the password. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix'>) {
  const t = useTexts();
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={visible ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="input-button"
          aria-label={visible ? t('ui.hidePassword') : t('ui.showPassword')}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <IconEyeOff /> : <IconEye />}
        </button>
      }
    />
  );
}
