/** A round button with a thin line drawing, 24 units square. */
import type { Ref } from 'react';
import buttons from './Buttons.module.css';

interface Props {
  /** What the button does, for a screen reader. */
  label: string;
  /** The drawing, in the words of an SVG path. */
  icon: string;
  className?: string;
  /** Shown as disabled, but still focusable: a disabled button would lose the focus at the last photo. */
  disabled?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({ label, icon, className = '', disabled, onClick, ref }: Props) => (
  <button
    ref={ref}
    type="button"
    className={`button icon ${buttons.round} ${className}`}
    aria-label={label}
    aria-disabled={disabled}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  </button>
);
