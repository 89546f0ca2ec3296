// The public interface of two-factor; other code imports nothing else from this folder.
export { totpRequired, wrongTotp } from './two-factor.errors.js';
export { TwoFactorModule } from './two-factor.module.js';
export { TOTP_SEALING, turnOffTwoFactor, TwoFactorService, WRONG_CODE } from './two-factor.service.js';
