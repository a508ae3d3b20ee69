import {
  activation,
  register,
  resendActivation,
  resumeRegistration,
  sendGsmOtp,
  verifyGsmNo,
} from '@havan/contract/identity/account';
import { getUnregisteredAgreementTemplate } from '@havan/contract/identity/agreements';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { sendMessage } from '@havan/contract/notifications/messages';
import { getCheckout } from '@havan/contract/sales/payment';
import { signIn } from '@havan/contract/identity/session';
import { type CompanyType, companyTypes, defaultUserTypeOf } from '@havan/domain/company';
import { isVkn } from '@havan/domain/vkn';
import { describe, expect, test } from 'vitest';
import { makeParty } from '../../../testing/factories.ts';
import { codeTo, lastTo, tokenTo } from '../../../testing/post.ts';
import { testApp } from '../../../testing/test-app.ts';
import { userAgreement } from '../agreements/user-agreement.ts';

const app = testApp({ config: { trustedProxies: ['127.0.0.1'] } });
const password = 'kG7vQ2xL';

/** Returns the n-th tax number including its check digit. */
function taxNumberOf(n: number): string {
  const first = String(473_025_000 + n);
  return Array.from({ length: 10 }, (_, last) => first + last).find(isVkn) ?? '';
}

let count = 0;
/** Returns a valid registration form. */
function applicant(companyType: CompanyType = 'pharmacy') {
  count += 1;
  return {
    companyType,
    companyName: `Defne ${count} Eczanesi`,
    taxOrIdentityNumber: taxNumberOf(count),
    taxOffice: 'Kadıköy',
    townId: 3401,
    address: 'Moda Cad. No: 1',
    fullName: 'Ayşe Nur Yılmaz',
    username: `defne${count}`,
    email: `defne${count}@ornek.example`,
    phone: `0 (532) 123 ${String(10 + Math.floor(count / 10))} ${String(10 + count)}`,
    password,
    agreement: true,
  };
}
const numberOf = (form: { phone: string }) => form.phone.replace(/\D/g, '');
const from = () => ({ headers: { 'x-forwarded-for': `10.2.${count}.${Math.ceil(Math.random() * 250)}` } });

async function place() {
  await makeParty(app.database.db, 'pharmacy');
}
const apply = async (form = applicant()) => {
  await place();
  const answer = await app.call(register, form, from());
  return { form, answer };
};
const prove = (email: string) => app.call(activation, { token: tokenTo(app, email) }, from());
const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000');

// @spec §2.2 activation register

describe('joining', () => {
  test.each(companyTypes)(
    'a %s registers, activates, verifies its number and signs in',
    async (companyType) => {
      const { form, answer } = await apply(applicant(companyType));
      expect(answer.result).toMatchObject({ recipient: form.email, resendAfterSeconds: 60 });
      const step = (await prove(form.email)).result;
      expect(step.recipient).toMatch(/^0 \(532\) ••• •• \d\d$/);
      const made = await app.call(verifyGsmNo, {
        verificationToken: step.verificationToken,
        code: codeTo(app, numberOf(form)),
      });
      expect(made.result).toEqual({ username: form.username, userType: defaultUserTypeOf(companyType) });

      const session = await app.call(signIn, { username: form.email, password, userType: 1 }, from());
      const { user } = (await app.call(getUserBasicInfos, {}, session.result)).result;
      expect(user).toMatchObject({ name: 'Ayşe Nur', surname: 'Yılmaz', companyType, phone: numberOf(form) });
      expect(lastTo(app, form.email).body).toContain(
        companyType === 'pharmacy' || companyType === 'pharmacyCompany'
          ? '//buyer.localhost'
          : '//merchant.localhost:4000/merchant/account/activation#',
      );
    },
  );

  test('creates a company that can pay at once: terms and a default address', async () => {
    const { form } = await apply();
    const { verificationToken } = (await prove(form.email)).result;
    await app.call(verifyGsmNo, { verificationToken, code: codeTo(app, numberOf(form)) });
    const session = await app.call(signIn, { username: form.username, password, userType: 1 }, from());
    const checkout = await app.call(getCheckout, {}, session.result);
    expect(checkout.body.errors[0]?.code ?? checkout.result.addresses[0]).toBeDefined();
    const [address] = await app.database.db
      .selectFrom('address')
      .innerJoin('app_user', 'app_user.company_id', 'address.company_id')
      .innerJoin('seller_terms', 'seller_terms.company_id', 'address.company_id')
      .select(['address.is_default', 'address.line'])
      .where('app_user.username', '=', form.username)
      .execute();
    expect(address).toEqual({ is_default: true, line: form.address });
  });

  test('verifies the address by its code as well as by its link', async () => {
    const { form } = await apply();
    const answer = await app.call(activation, { email: form.email, code: codeTo(app, form.email) }, from());
    expect(answer.status).toBe(200);
  });

  // @spec §6 unregistered-code
  test('a code lets somebody without an account read the agreement, and the next one signs what was ticked', async () => {
    const { form } = await apply();
    const read = (verificationToken: string) =>
      app.call(getUnregisteredAgreementTemplate, { slug: userAgreement.slug, verificationToken }, from());
    const signed = () =>
      app.database.db
        .selectFrom('agreement_signature')
        .innerJoin('app_user', 'app_user.id', 'agreement_signature.user_id')
        .select('agreement_signature.slug')
        .where('app_user.username', '=', form.username)
        .execute();
    const right = codeTo(app, form.email);
    const wrong = await app.call(activation, { email: form.email, code: wrongCode(right) }, from());
    expect(wrong.body.errors[0]?.code).toBe('codeInvalid');
    const { verificationToken } = (await app.call(activation, { email: form.email, code: right }, from()))
      .result;
    expect((await read(verificationToken)).result).toContain('<h2>1. Hesap</h2>');
    expect((await read('x'.repeat(verificationToken.length))).body.errors[0]?.code).toBe('linkExpired');
    expect(await signed()).toEqual([]);
    await app.call(verifyGsmNo, { verificationToken, code: codeTo(app, numberOf(form)) });
    expect(await signed()).toEqual([{ slug: 'uyelik-sozlesmesi' }]);
    expect((await read(verificationToken)).body.errors[0]?.code).toBe('linkUsed');
  });

  test('asks for the activation at an early sign-in, but only with the right password', async () => {
    const { form } = await apply();
    const enter = (typed: string) =>
      app.call(signIn, { username: form.username, password: typed, userType: 1 }, from());
    expect((await enter(password)).body.errors[0]?.code).toBe('activationPending');
    expect((await enter('kG7vQ2xM')).body.errors[0]?.code).toBe('invalidCredentials');
  });

  test('stores neither the code nor the token nor the password', async () => {
    const { form } = await apply();
    const kept = JSON.stringify([
      await app.database.db.selectFrom('registration').selectAll().execute(),
      await app.database.db.selectFrom('one_time_code').selectAll().execute(),
      await app.database.db.selectFrom('account_link').selectAll().execute(),
    ]);
    for (const secret of [codeTo(app, form.email), tokenTo(app, form.email), password]) {
      expect(kept).not.toContain(secret);
    }
  });
});

describe('a new company', () => {
  const join = async (form = applicant()) => {
    await apply(form);
    const { verificationToken } = (await prove(form.email)).result;
    return app.call(verifyGsmNo, { verificationToken, code: codeTo(app, numberOf(form)) });
  };

  test('awaits its review: it browses and fills its cart, and cannot trade', async () => {
    const form = applicant();
    await join(form);
    const session = (await app.call(signIn, { username: form.username, password, userType: 1 }, from()))
      .result;
    const { user } = (await app.call(getUserBasicInfos, {}, session)).result;
    expect(user).toMatchObject({ reviewState: 'inReview', reviewReason: null });
    expect((await app.call(getCheckout, {}, session)).status).not.toBe(403);
    const refused = await app.call(sendMessage, { userId: 1, text: 'Merhaba' }, session);
    expect([refused.status, refused.body.errors[0]?.code]).toEqual([403, 'companyNotApproved']);
    expect(refused.body.statusMessage).toMatch(/^Firmanız inceleniyor/);
  });

  test('cannot share a tax number, neither at the form nor at the last step', async () => {
    const first = applicant();
    const second = { ...applicant(), taxOrIdentityNumber: first.taxOrIdentityNumber };
    await apply(second);
    const step = (await prove(second.email)).result;
    expect((await join(first)).status).toBe(200);
    const sentence = 'Bu firma kayıtlı, yetkiliden davet isteyin.';
    const late = await app.call(verifyGsmNo, {
      verificationToken: step.verificationToken,
      code: codeTo(app, numberOf(second)),
    });
    expect([late.status, late.body.statusMessage]).toEqual([409, sentence]);
    const third = { ...applicant(), taxOrIdentityNumber: first.taxOrIdentityNumber };
    const early = await app.call(register, third, from());
    expect(early.body.errors).toMatchObject([{ path: 'taxOrIdentityNumber', message: sentence }]);
  });

  test('may use the number of a rejected application', async () => {
    const first = applicant();
    await join(first);
    await app.database.db
      .updateTable('company')
      .set({ review_state: 'rejected' })
      .where('name', '=', first.companyName)
      .execute();
    const again = { ...applicant(), taxOrIdentityNumber: first.taxOrIdentityNumber };
    expect((await join(again)).status).toBe(200);
  });

  test.each(['Iğdır Şifa Eczanesi 😀', 'Eczane\u0007'])('is not called %j', async (companyName) => {
    const answer = await app.call(register, { ...applicant(), companyName }, from());
    expect(answer.body.errors).toMatchObject([{ path: 'companyName' }]);
  });
});

describe('Account/Register', () => {
  test('answers a known address alike and notifies only its owner', async () => {
    await place();
    const { email } = await app.database.db.selectFrom('app_user').select('email').executeTakeFirstOrThrow();
    const known = await app.call(register, { ...applicant(), email }, from());
    const { answer: unknown } = await apply();
    expect(known.status).toBe(200);
    expect(Object.keys(known.result)).toEqual(Object.keys(unknown.result));
    expect(known.result.resendAfterSeconds).toBe(unknown.result.resendAfterSeconds);
    const mail = lastTo(app, email);
    expect(mail.subject).toBe('Bu e-posta adresiyle bir üyeliğiniz var');
    expect(mail.body).not.toMatch(/\d{6}|#/);
  });

  test('reports every wrong field, as the screen does', async () => {
    await place();
    const answer = await app.call(
      register,
      { ...applicant(), taxOffice: '12', password: 'Eczane123', agreement: false },
      from(),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }) => path)).toEqual(['taxOffice', 'password', 'agreement']);
  });

  test('refuses an unknown town and a taken user name', async () => {
    await place();
    const { username } = await app.database.db
      .selectFrom('app_user')
      .select('username')
      .executeTakeFirstOrThrow();
    const answers = [
      await app.call(register, { ...applicant(), townId: 99_999 }, from()),
      // A number beyond the integer range of the town column.
      await app.call(register, { ...applicant(), townId: 2 ** 31 }, from()),
      await app.call(register, { ...applicant(), username: username.toUpperCase() }, from()),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors[0]?.path])).toEqual([
      [400, 'townId'],
      [400, 'townId'],
      [409, 'username'],
    ]);
  });

  describe('an application that was left', () => {
    const goOn = (username: string, typed = password) =>
      app.call(resumeRegistration, { username, password: typed }, from());

    test('goes on at the address, then at the number, by name and password alone', async () => {
      const { form } = await apply();
      expect((await goOn(form.email)).result).toEqual({ email: form.email, gsm: null });
      await prove(form.email);
      const { gsm } = (await goOn(form.username)).result;
      const made = await app.call(verifyGsmNo, {
        verificationToken: gsm?.verificationToken ?? '',
        code: codeTo(app, numberOf(form)),
      });
      expect(made.result.username).toBe(form.username);
      expect((await goOn(form.username)).body.errors[0]?.code).toBe('invalidCredentials');
    });

    test('is told until when the code sent before is valid', async () => {
      const { form } = await apply();
      const sent = (await prove(form.email)).result;
      app.clock.advance(20_000);
      const { gsm } = (await goOn(form.username)).result;
      expect(gsm?.expiresAt).toBe(sent.expiresAt);
      expect(gsm?.resendAfterSeconds).toBeGreaterThan(0);
    });

    test('opens to no other user, and does not reveal whether it exists', async () => {
      const { form } = await apply();
      for (const [name, typed] of [
        [form.email, 'Yanlis-2026'],
        ['nobody@ornek.example', password],
      ] as const)
        expect((await goOn(name, typed)).body.errors[0]?.code).toBe('invalidCredentials');
    });

    test('is found by its password where a stranger has applied with the same address', async () => {
      const { form } = await apply();
      await prove(form.email);
      app.clock.advance(60_000);
      await apply({ ...applicant(), email: form.email, password: 'Saldirgan-2026' });
      expect((await goOn(form.email)).result.gsm).not.toBeNull();
      expect((await goOn(form.email, 'Saldirgan-2026')).result.gsm).toBeNull();
    });
  });

  describe('two applications for one address', () => {
    const foreign = { username: 'yabanci77', password: 'kG7vQ2xZ', companyName: 'Yabancı Ecza' };
    const bothApplied = async () => {
      const { form } = await apply();
      const own = { link: tokenTo(app, form.email), code: codeTo(app, form.email) };
      app.clock.advance(60_000);
      await app.call(register, { ...form, ...foreign, phone: form.phone }, from());
      return { form, own, theirs: { link: tokenTo(app, form.email), code: codeTo(app, form.email) } };
    };
    const finish = async (step: Awaited<ReturnType<typeof prove>>, phone: string) =>
      (
        await app.call(verifyGsmNo, {
          verificationToken: step.result.verificationToken,
          code: codeTo(app, phone),
        })
      ).result;

    test('are separate: each link activates its own, with its own password', async () => {
      const { form, own } = await bothApplied();
      const step = await app.call(activation, { token: own.link }, from());
      expect((await finish(step, numberOf(form))).username).toBe(form.username);
      const enter = (typed: string) =>
        app.call(signIn, { username: form.email, password: typed, userType: 1 }, from());
      expect((await enter(foreign.password)).status).toBe(401);
      expect((await enter(password)).status).toBe(200);
    });

    test('are separate by their codes as well', async () => {
      const { form, own } = await bothApplied();
      const step = await app.call(activation, { email: form.email, code: own.code }, from());
      expect((await finish(step, numberOf(form))).username).toBe(form.username);
    });

    test('are named in their mails, also when resent', async () => {
      const { form } = await bothApplied();
      expect(lastTo(app, form.email).body).toContain('Kullanıcı adı: yabanci77');
      app.clock.advance(60_000);
      const before = app.ports.sent.length;
      await app.call(resendActivation, { email: form.email }, from());
      const bodies = app.ports.sent.slice(before).map(({ body }) => body);
      expect(bodies[0]).toContain(`Kullanıcı adı: ${form.username}`);
      expect(bodies[1]).toContain('Başvurulan firma: Yabancı Ecza');
    });

    test('end together once one of them is a company', async () => {
      const { form, own, theirs } = await bothApplied();
      await finish(await app.call(activation, { token: own.link }, from()), numberOf(form));
      const late = await app.call(activation, { token: theirs.link }, from());
      expect(late.body.errors[0]?.code).toBe('linkExpired');
    });
  });
});

describe('the activation link', () => {
  test('works once, and expires after a day', async () => {
    const { form } = await apply();
    expect((await prove(form.email)).status).toBe(200);
    expect((await prove(form.email)).body.errors[0]?.code).toBe('linkUsed');
    const late = await apply();
    app.clock.advance(24 * 3_600_000);
    expect((await prove(late.form.email)).body.errors[0]?.code).toBe('linkExpired');
  });

  test('is resent after a minute; another address gets a different mail', async () => {
    const { form } = await apply();
    const again = (email: string) => app.call(resendActivation, { email }, from());
    const early = await again(form.email);
    expect([early.status, early.headers['retry-after']]).toEqual([429, '60']);
    app.clock.advance(60_000);
    expect((await again(form.email)).result.resendAfterSeconds).toBe(60);
    const stranger = await again('kimse@ornek.example');
    expect(stranger.result.resendAfterSeconds).toBe(60);
    expect(lastTo(app, 'kimse@ornek.example').body).not.toMatch(/\d{6}|#/);
  });
});

describe('the code of the number', () => {
  const atTheCode = async () => {
    const { form } = await apply();
    const { verificationToken } = (await prove(form.email)).result;
    const enter = (code: string, more = {}) => app.call(verifyGsmNo, { verificationToken, code, ...more });
    return { form, verificationToken, enter, right: codeTo(app, numberOf(form)) };
  };

  test('is invalid after five wrong entries, also for the right one; a new one works', async () => {
    const { form, enter, right, verificationToken } = await atTheCode();
    for (let n = 0; n < 5; n += 1) await enter(wrongCode(right));
    expect((await enter(right)).body.errors[0]?.code).toBe('codeTriesUsed');
    app.clock.advance(60_000);
    expect((await app.call(sendGsmOtp, { verificationToken }, from())).status).toBe(200);
    expect((await enter(codeTo(app, numberOf(form)))).status).toBe(200);
  });

  test('is valid for three minutes', async () => {
    const { enter, right } = await atTheCode();
    app.clock.advance(180_000);
    expect((await enter(right)).body.errors[0]?.code).toBe('codeInvalid');
  });

  test('creates one company for concurrent requests', async () => {
    const { form, enter, right } = await atTheCode();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => enter(right)))).map((a) => a.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const made = await app.database.db
      .selectFrom('company')
      .select('id')
      .where('name', '=', form.companyName)
      .execute();
    expect(made).toHaveLength(1);
  });

  test('belongs to one application', async () => {
    const one = await atTheCode();
    const other = await atTheCode();
    expect((await one.enter(other.right === one.right ? wrongCode(one.right) : other.right)).status).toBe(
      409,
    );
  });

  test('stays valid when the user name was taken meanwhile', async () => {
    const { form, enter, right } = await atTheCode();
    const party = await makeParty(app.database.db, 'pharmacy');
    await app.database.db
      .updateTable('app_user')
      .set({ username: form.username })
      .where('id', '=', party.userId)
      .execute();
    expect((await enter(right)).body.errors[0]?.code).toBe('usernameTaken');
    expect((await enter(right, { username: `${form.username}x` })).status).toBe(200);
  });
});
