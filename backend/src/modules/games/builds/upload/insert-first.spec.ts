import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { insertFirst } from './insert-first.js';

const inserted = async (...chunks: string[]) =>
  (await buffer(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(insertFirst('<i>')))).toString();

describe('insertFirst', () => {
  it.each([
    [
      '<!doctype html><html lang="en"><head data-x><title>A</title>',
      '<!doctype html><html lang="en"><head data-x><i><title>A</title>',
    ],
    ['<!DOCTYPE html><html><body>', '<!DOCTYPE html><html><i><body>'],
    ['<!doctype html><canvas>', '<!doctype html><i><canvas>'],
    ['<canvas>', '<i><canvas>'],
    ['<script>document.write("<head>")</script>', '<i><script>document.write("<head>")</script>'],
    ['<!-- <head> --><html><head>', '<!-- <head> --><html><head><i>'],
    ['<header>Hi</header>', '<i><header>Hi</header>'],
    ['\u{feff}<canvas>', '\u{feff}<i><canvas>'],
    ['', '<i>'],
  ])('puts it first in %j', async (page, expected) => {
    expect(await inserted(page)).toBe(expected);
  });

  it('keeps long pages as they are, in whatever parts they come', async () => {
    const rest = 'é'.repeat(100_000);
    expect(await inserted('<html><he', 'ad>', rest, rest)).toBe(`<html><head><i>${rest}${rest}`);
  });
});
