import { cx } from '../../css/cx.ts';
import { hiddenOnPhone, iconSlotSmall } from '../../css/utilities.css.ts';
import { MoonIcon, SunIcon, SystemThemeIcon } from '../../icons.ts';
import {
  setThemePreference,
  type ThemePreference,
  useThemePreference,
} from '../../theme/theme-preference.ts';
import * as css from './ThemeSwitch.css.ts';

const choices: { value: ThemePreference; label: string; Icon: typeof SunIcon }[] = [
  { value: 'light', label: 'Açık', Icon: SunIcon },
  { value: 'dark', label: 'Koyu', Icon: MoonIcon },
  { value: 'system', label: 'Cihaz', Icon: SystemThemeIcon },
];

export type ThemeSwitchProps = {
  /** Hides the words on a phone, where space is shared. */
  compact?: boolean;
};

/** Renders a choice of light theme, dark theme or that of the device; the choice is stored on the device. */
export function ThemeSwitch({ compact = false }: ThemeSwitchProps) {
  const preference = useThemePreference();
  return (
    <div role="group" aria-label="Görünüm" className={css.group}>
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === preference}
          className={cx(css.choice, value === preference && css.chosen)}
          onClick={() => setThemePreference(value)}
        >
          <span className={iconSlotSmall} aria-hidden="true">
            <Icon />
          </span>
          <span className={compact ? hiddenOnPhone : undefined}>{label}</span>
        </button>
      ))}
    </div>
  );
}
