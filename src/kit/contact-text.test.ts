import { expect, it } from 'vitest';
import { hostOf, phoneText } from './contact-text.ts';

it('writes a Serbian number in the domestic form, without a break', () => {
  expect(phoneText('+381641234567')).toBe('064\u00a0123\u00a04567');
  expect(phoneText('+38164123456')).toBe('064\u00a0123\u00a0456');
  expect(phoneText('+381113245678')).toBe('011\u00a0324\u00a05678');
});

it('leaves foreign and odd numbers as they are', () => {
  expect(phoneText('+38765123456')).toBe('+38765123456');
  expect(phoneText('192')).toBe('192');
  expect(phoneText('tel +381641234567')).toBe('tel +381641234567');
  expect(phoneText('+381641234567 lokal 3')).toBe('+381641234567 lokal 3');
  expect(phoneText('+38164123')).toBe('+38164123');
  expect(phoneText('+381641234567890')).toBe('+381641234567890');
});

it('shows a web address as its host', () => {
  expect(hostOf('https://www.kvarc.example/posao?x=1')).toBe('kvarc.example');
  expect(hostOf('http://kvarc.example')).toBe('kvarc.example');
  expect(hostOf('https://posao.www.example')).toBe('posao.www.example');
});
