import { ChevronDownIcon } from '../../icons.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import * as css from './SplitButton.css.ts';

export type SplitButtonProps = Omit<ButtonProps, 'wide' | 'after'> & {
  /** Variants of the action, for the menu. */
  items: readonly MenuItem[];
  /** Accessible name of the menu button. */
  menuLabel?: string;
};

/** Renders a button for the usual action with a menu of its variants. */
export function SplitButton({
  items,
  menuLabel = 'Diğer seçenekler',
  variant = 'solid',
  ...button
}: SplitButtonProps) {
  return (
    <span className={css.group}>
      <Button {...button} variant={variant} />
      <Menu
        items={items}
        trigger={
          <IconButton
            label={menuLabel}
            icon={<ChevronDownIcon />}
            variant={variant === 'solid' ? 'solid' : 'outline'}
            tone="action"
            size={button.size === 'small' ? 'small' : 'medium'}
          />
        }
      />
    </span>
  );
}
