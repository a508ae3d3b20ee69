import { maskPhone } from '@havan/domain/phone';
import { type Operator, seesContacts } from '../../core/operator.ts';

/** Returns a phone number, masked if required. */
export const phoneFor = (me: Operator, phone: string): string =>
  seesContacts(me) ? phone : (maskPhone(phone) ?? '•••');

/** Returns an e-mail address, masked to its first letter and host if required. */
export const emailFor = (me: Operator, email: string): string =>
  seesContacts(me) ? email : email.replace(/^(.).*(?=@)/u, '$1•••');
