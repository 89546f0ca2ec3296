import type { Device } from '@gamegeek/contracts/play/play-origin.js';

/**
 * What a browser says it is, by its user agent; null for other clients. Apple's tablets say that they are computers.
 */
export function deviceOf(userAgent = ''): Device | null {
  if (!userAgent.startsWith('Mozilla/')) return null;
  if (/\b(iPad|Tablet|Silk)\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /\b(Mobile|iPhone|iPod)\b/.test(userAgent) ? 'phone' : 'desktop';
}
