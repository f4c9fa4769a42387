export { Customer } from './customer.entity.js';
export { CustomerDocument } from './document.entity.js';
