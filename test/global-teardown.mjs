export default async function globalTeardown() {
  const services = await globalThis.testServices;
  globalThis.testServices = undefined;
  await services?.remove();
}
