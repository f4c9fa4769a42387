export { Car } from './car.entity.js';
