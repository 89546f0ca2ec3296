/** The secret of nodes under test; factories generate matching API keys. */
export const TEST_SECRET = 'a-secret-that-only-the-tests-know-of-0123';
