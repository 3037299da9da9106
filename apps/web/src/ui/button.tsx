/** What is pressed. */
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from '../board/icons.tsx';

type ButtonProps = ButtonHTMLAttributes & {
  /** Besides `button`. */
  readonly class?: string | undefined;
  readonly icon?: IconName;
  readonly children?: ComponentChildren;
};

export function Button({ class: extra, icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} class={extra === undefined ? 'button' : `button ${extra}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

type IconButtonProps = ButtonHTMLAttributes & {
  readonly class?: string;
  readonly icon?: IconName;
  /** For those who listen. */
  readonly says: string;
  /** Instead of an icon. */
  readonly children?: ComponentChildren;
};

export function IconButton({ class: extra, icon, says, children, ...rest }: IconButtonProps) {
  const own = extra === undefined ? 'icon-button' : `icon-button ${extra}`;
  return (
    <button type="button" {...rest} class={own} aria-label={says}>
      {icon === undefined ? children : <Icon name={icon} />}
    </button>
  );
}
