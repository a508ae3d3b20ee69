import type { StaffRole } from '@havan/contract/identity/staff';
import {
  presetOf,
  type StaffMember,
  type StaffPreset,
  staffPresetLabels,
  staffPresets,
  type StaffRight,
  staffRightLabels,
} from '@havan/domain/staff-right';

interface Option {
  readonly value: string;
  readonly label: string;
}

const presets = Object.keys(staffPresets) as StaffPreset[];
export const presetOptions: readonly Option[] = presets.map((value) => ({
  value,
  label: staffPresetLabels[value],
}));

/** Stands for rights that are none of the presets. */
const custom = 'custom';

/** Returns the label of a member: the preset, or the rights one by one. */
export function memberLabel(member: StaffMember): string {
  const preset = presetOf(member);
  if (preset) return staffPresetLabels[preset];
  return member.rights.map((right) => staffRightLabels[right]).join(', ') || 'Yetki yok';
}

/**
 * Returns the options for a member; a custom set of rights is among them, so that opening the list loses
 * nothing.
 */
export const optionsFor = (member: StaffMember): readonly Option[] =>
  presetOf(member) ? presetOptions : [...presetOptions, { value: custom, label: memberLabel(member) }];

export const chosenFor = (member: StaffMember): string => presetOf(member) ?? custom;

/** Returns the grant of a choice; null for one that changes nothing. */
export function grantOf(choice: string): { role: StaffRole; rights: StaffRight[] } | null {
  const preset = presets.find((each) => each === choice);
  if (!preset) return null;
  return preset === 'owner'
    ? { role: 'owner', rights: [] }
    : { role: 'staff', rights: [...staffPresets[preset]] };
}
