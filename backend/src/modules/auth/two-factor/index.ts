// The public interface of two-factor; other code imports nothing else from this folder.
export { totpRequired, wrongTotp } from './two-factor.errors.js';
export { TwoFactorModule } from './two-factor.module.js';
export { TOTP_SEALING, TwoFactorService, WRONG_CODE } from './two-factor.service.js';
export { turnOffTwoFactor } from './two-factor.sql.js';
