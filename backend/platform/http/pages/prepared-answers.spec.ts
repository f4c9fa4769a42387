import 'reflect-metadata';

import { Controller, Get, Post } from '@nestjs/common';
import { Access } from '../../auth/access.js';
import { PreparedAnswers } from './prepared-answers.js';
import { PreparedBody } from './prepared-body.js';

@Controller('api/cars')
class CarsController {
  @Get()
  @Access('public')
  list(): string {
    return 'list';
  }

  @Get(':id')
  @Access('public')
  details(): string {
    return 'details';
  }

  @Get('mine')
  @Access('customer')
  own(): string {
    return 'own';
  }

  @Post()
  @Access('public')
  add(): string {
    return 'add';
  }
}

describe('prepared answers', () => {
  const list = PreparedBody.of(['all']);
  const answers = new PreparedAnswers();
  answers.add(CarsController, 'list', () => list);
  answers.add(CarsController, 'details', (id) => (id === '7' ? PreparedBody.of({ id }) : null));
  const textAt = (url: string, method = 'GET', headers = {}): string | undefined =>
    answers.bodyFor({ url, method, headers })?.bytes.toString();

  it('are found by the path of the route', () => {
    expect(textAt('/api/cars')).toBe('["all"]');
    expect(textAt('/api/cars/7')).toBe('{"id":"7"}');
  });

  it.each([
    ['another method', '/api/cars', 'HEAD', {}],
    ['another origin', '/api/cars', 'GET', { origin: 'https://example.com' }],
    ['a query', '/api/cars?type=SUV', 'GET', {}],
    ['a slash at the end', '/api/cars/', 'GET', {}],
    ['an id with a query', '/api/cars/7?x=1', 'GET', {}],
    ['an unknown id', '/api/cars/8', 'GET', {}],
    ['the name of a property', '/api/cars/constructor', 'GET', {}],
    ['another path', '/api/vans', 'GET', {}],
  ])('leave %s to the route', (_what, url, method, headers) => {
    expect(textAt(url, method, headers)).toBeUndefined();
  });

  it.each(['own', 'add'] as const)('are refused for a route that is not a public GET: %s', (name) => {
    expect(() => answers.add(CarsController, name, () => list)).toThrow('is not a public GET');
  });
});
