import { maskPhone } from '@havan/domain/phone';
import type { Operator } from '../../core/operator.ts';

/** Returns whether an operator may see contact data; support sees it masked. */
const seesWhole = ({ roles }: Operator): boolean => roles.includes('admin') || roles.includes('finance');

/** Returns a phone number, masked if required. */
export const phoneFor = (me: Operator, phone: string): string =>
  seesWhole(me) ? phone : (maskPhone(phone) ?? '•••');

/** Returns an e-mail address, masked to its first letter and host if required. */
export const emailFor = (me: Operator, email: string): string =>
  seesWhole(me) ? email : email.replace(/^(.).*(?=@)/u, '$1•••');
