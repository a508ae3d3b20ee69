import type * as v from 'valibot';

/** The parts of a valibot issue that a sentence needs. */
type Issue = Pick<v.BaseIssue<unknown>, 'type' | 'expected' | 'requirement' | 'input'>;

/**
 * Returns a Turkish sentence about what is wrong with a field: screens show the first entry of the errors
 * (specification §8). Rules with their own sentence are not handled here.
 */
export function refusedField({ type, expected, requirement, input }: Issue): string {
  const limit = String(requirement);
  const unit = Array.isArray(input) ? 'öğe' : 'karakter';
  switch (type) {
    case 'min_length':
      if (requirement === 1 && input === '') return 'Bu alan zorunludur.';
      return `En az ${limit} ${unit} olmalıdır.`;
    case 'max_length':
      return `En fazla ${limit} ${unit} olabilir.`;
    case 'min_value':
      return `En az ${limit} olmalıdır.`;
    case 'max_value':
      return `En fazla ${limit} olabilir.`;
    case 'strict_object':
      return expected === 'never' ? 'Böyle bir alan yok.' : 'Bu alan zorunludur.';
    case 'picklist':
    case 'literal':
    case 'variant':
    case 'union':
      return 'Tanınmayan bir değer.';
    default:
      return input === undefined ? 'Bu alan zorunludur.' : 'Biçimi geçersiz.';
  }
}
