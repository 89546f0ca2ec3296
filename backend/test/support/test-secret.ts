/** What the nodes under test derive their keys from; factories make API keys that fit. */
export const TEST_SECRET = 'a-secret-that-only-the-tests-know-of-0123';
