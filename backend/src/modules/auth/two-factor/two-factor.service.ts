import { Inject, Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { TotpSetup, TotpStatus } from '@gamegeek/contracts/auth/account.schemas.js';
import type { TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { AppError, forbidden, unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { LimitedLog } from '../../../core/logging/limited-log.js';
import { KeyedHash } from '../../../core/secrets/keyed-hash.js';
import { Sealing, UnreadableSecretError } from '../../../core/secrets/sealing.js';
import { AccountEmailsService } from '../account-emails/account-emails.service.js';
import { findAccount } from '../accounts/accounts.sql.js';
import { PasswordProofService } from '../accounts/password-proof.service.js';
import type { User } from '../accounts/user.entity.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import { secretUnreadable, SET_PREVIOUS_SECRET } from '../shared/secret-unreadable.js';
import { generateRecoveryCodes, readRecoveryCode } from './recovery-codes.js';
import { generateTotpSecret, otpauthUrl, qrSvg, readTotpCode, totpStepOf } from './totp.js';
import {
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  storeSecret,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from './two-factor.sql.js';

/** The purpose that secrets of authenticator apps are sealed for. */
export const TOTP_SEALING = 'two-factor: sealing';

export const WRONG_CODE = 'The code is wrong or has been used';

/** Two-factor authentication with codes of an authenticator app, and recovery codes. */
@Injectable()
export class TwoFactorService {
  private readonly log = new LimitedLog(new Logger('Accounts'));
  private readonly sealing: Sealing;
  private readonly recoveryHash: KeyedHash;

  constructor(
    private readonly em: EntityManager,
    private readonly password: PasswordProofService,
    private readonly emails: AccountEmailsService,
    private readonly limits: RateLimits,
    private readonly clock: DatabaseClock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.sealing = new Sealing(settings, TOTP_SEALING);
    this.recoveryHash = new KeyedHash(settings, 'two-factor: recovery codes');
  }

  async status(userId: string): Promise<TotpStatus> {
    const em = this.em.fork();
    const [user, left] = await Promise.all([this.get(userId), countRecoveryCodes(em, userId)]);
    return { enabled: isOn(user), recovery_codes_left: left };
  }

  /** Creates a secret, which is not in use until `enable` gets a code of it. */
  async setUp(userId: string): Promise<TotpSetup> {
    const secret = generateTotpSecret();
    const { username, emailVerifiedAt } = await this.get(userId);
    if (!emailVerifiedAt) throw emailNotVerified();
    const isStored = await storeSecret(this.em.fork(), userId, this.sealing.seal(secret, userId));
    if (!isStored) throw alreadyOn();
    const url = otpauthUrl(secret, username);
    return { secret, otpauth_url: url, qr_svg: qrSvg(url) };
  }

  /** Returns the recovery codes, which cannot be read again. */
  async enable(userId: string, { password, code: text }: TotpChangeDto): Promise<string[]> {
    const user = await this.password.verify(userId, password, 'password');
    if (!user.emailVerifiedAt) throw emailNotVerified();
    if (isOn(user)) throw alreadyOn();
    const { totpSecret } = user;
    if (!totpSecret) throw notSetUp();
    const step = await this.guess(user, () => Promise.resolve(this.stepOf(user, text)));
    if (step === undefined) throw validationFailed({ code: [WRONG_CODE] });
    const codes = generateRecoveryCodes();
    await this.em.fork().transactional(async (em) => {
      const hashes = codes.map((code) => this.hashOf(userId, code));
      if (!(await turnOnTwoFactor(em, { id: userId, totpSecret }, step, hashes))) throw alreadyOn();
      await recordSecurityEvent(em, { kind: 'two_factor_enabled', userId });
      await this.emails.twoFactorEnabled(em, user);
    });
    return codes;
  }

  async disable(userId: string, { password, code }: TotpChangeDto): Promise<void> {
    const user = await this.password.verify(userId, password, 'password');
    if (!isOn(user)) throw validationFailed({ code: ['Two-factor authentication is not on'] });
    if (!(await this.accepts(user, code))) throw validationFailed({ code: [WRONG_CODE] });
    await this.em.fork().transactional(async (em) => {
      await turnOffTwoFactor(em, userId);
      await recordSecurityEvent(em, { kind: 'two_factor_disabled', userId });
      await this.emails.twoFactorDisabled(em, user);
    });
  }

  isOn(user: User): boolean {
    return isOn(user);
  }

  /**
   * Uses a code up and returns whether it was valid; of concurrent requests with one code, one succeeds. The caller has
   * checked the password. Only wrong codes count against the limits, which are the user's, because guesses may come
   * from many addresses.
   */
  async accepts(user: User, text: string): Promise<boolean> {
    const accepted = await this.guess(user, async () => ((await this.useUp(user, text)) ? true : undefined));
    return accepted ?? false;
  }

  private async guess<T>(user: User, check: () => Promise<T | undefined>): Promise<T | undefined> {
    await this.limits.consume('wrongCode', user.id);
    const { remaining } = await this.limits.consume('wrongCodesOfDay', user.id);
    const result = await check();
    if (result !== undefined) {
      await Promise.all([this.limits.reward('wrongCode', user.id), this.limits.reward('wrongCodesOfDay', user.id)]);
      return result;
    }
    await recordSecurityEvent(this.em.fork(), { kind: 'second_factor_failed', userId: user.id });
    if (remaining === 0) await this.emails.tooManyCodes(this.em.fork(), user);
    return undefined;
  }

  private async useUp(user: User, text: string): Promise<boolean> {
    const em = this.em.fork();
    const step = this.stepOf(user, text);
    if (step !== undefined) return consumeStep(em, user.id, step);
    const code = readRecoveryCode(text);
    if (code === undefined) return false;
    const hashes = this.recoveryHash.allOf(recoveryText(user.id, code));
    return em.transactional(async (inner) => {
      if (!(await consumeRecoveryCode(inner, user.id, hashes))) return false;
      await recordSecurityEvent(inner, { kind: 'recovery_code_used', userId: user.id });
      return true;
    });
  }

  private stepOf(user: User, text: string): number | undefined {
    const code = readTotpCode(text);
    if (code === undefined || !user.totpSecret) return undefined;
    return totpStepOf(this.open(user, user.totpSecret), code, this.clock.now());
  }

  private open(user: User, sealed: Uint8Array): string {
    try {
      return this.sealing.open(sealed, user.id);
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      // Not in use yet, so the user can set it up again.
      if (!isOn(user)) throw notSetUp();
      this.log.error({ userId: user.id }, `a two-factor secret was sealed with another secret: ${SET_PREVIOUS_SECRET}`);
      throw secretUnreadable(
        'Two-factor sign-in of this account can no longer be checked. Please ask the operator of this site to reset it.',
      );
    }
  }

  private hashOf(userId: string, code: string): Buffer {
    return this.recoveryHash.of(recoveryText(userId, code));
  }

  private async get(userId: string): Promise<User> {
    const user = await findAccount(this.em.fork(), userId);
    if (!user) throw unauthorized();
    return user;
  }
}

const isOn = ({ totpEnabledAt }: User): boolean => Boolean(totpEnabledAt);

const recoveryText = (userId: string, code: string) => `${userId} ${readRecoveryCode(code)}`;

const notSetUp = () => validationFailed({ code: ['Set up two-factor authentication first'] });

const alreadyOn = () =>
  new AppError('conflict', 'Two-factor authentication is on already. Turn it off before you set it up again.');

const emailNotVerified = () =>
  forbidden('Verify your email address first. Two-factor authentication can be turned on after that.');
