export { useSignOut } from './use-sign-out.js';
export { LoginRedirect } from './pages/login.js';
export { ProtectedRoute } from './pages/protected-route.js';
export { useSession } from './stores/session-store.js';
export { useReader } from './stores/use-reader.js';
export { useResendVerification } from './use-resend-verification.js';
