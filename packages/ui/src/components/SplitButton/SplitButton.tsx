import { ChevronDownIcon } from '../../icons.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import * as css from './SplitButton.css.ts';

export type SplitButtonProps = Omit<ButtonProps, 'wide' | 'after'> & {
  /** The less usual ways to do the same. */
  items: readonly MenuItem[];
  /** Names the small button: `Diğer seçenekler`. */
  menuLabel?: string;
};

/** The usual action in one press, its variations one press further. */
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
