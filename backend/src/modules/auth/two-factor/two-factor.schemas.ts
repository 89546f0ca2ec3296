import { flag, integer, listOf, named, object, text } from '../../../core/openapi/schemas.js';

export const TOTP_STATUS = named('TotpStatus', object({ enabled: flag, recovery_codes_left: integer }));

export const TOTP_SETUP = named('TotpSetup', object({ secret: text, otpauth_url: text, qr_svg: text }));

export const RECOVERY_CODES = named('RecoveryCodes', object({ recovery_codes: listOf(text) }));
