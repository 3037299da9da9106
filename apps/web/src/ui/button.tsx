/** What is pressed. Never the kind of button that sends a form. */
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from '../board/icons.tsx';

export type ButtonProps = ButtonHTMLAttributes & {
  /** Besides `button`. */
  readonly class?: string;
  readonly icon?: IconName;
  readonly children?: ComponentChildren;
};

export function Button({ class: extra, icon, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type="button" class={extra === undefined ? 'button' : `button ${extra}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

export type IconButtonProps = ButtonHTMLAttributes & {
  readonly class?: string;
  readonly icon: IconName;
  /** For those who listen. */
  readonly says: string;
};

export function IconButton({ class: extra, icon, says, ...rest }: IconButtonProps) {
  const own = extra === undefined ? 'icon-button' : `icon-button ${extra}`;
  return (
    <button {...rest} type="button" class={own} aria-label={says}>
      <Icon name={icon} />
    </button>
  );
}
