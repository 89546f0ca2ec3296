/** @type {{ testServices?: ReturnType<typeof import('../scripts/services/throwaway.mjs').startThrowawayServices> }} */
const shared = /** @type {any} */ (globalThis);

export default async function globalTeardown() {
  const services = await shared.testServices;
  shared.testServices = undefined;
  await services?.remove();
}
