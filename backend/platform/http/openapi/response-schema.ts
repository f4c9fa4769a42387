import { ApiSchema } from '@nestjs/swagger';

/** The fields that only one of both has. */
type Difference<Response, Contract> =
  Exclude<keyof Response, keyof Contract> | Exclude<keyof Contract, keyof Response>;

type ResponseOf<Contract> = <Type extends new () => Contract>(
  type: Type &
    ([Difference<InstanceType<Type>, Contract>] extends [never]
      ? unknown
      : { 'fields of only the class or only the contract': Difference<InstanceType<Type>, Contract> }),
) => void;

/**
 * Documents a type of the contract by a class that is never instantiated: `BookingResponse` is the schema `Booking`.
 * The class must have exactly the contract's fields.
 */
export function ResponseSchema<Contract>(): ResponseOf<Contract> {
  return (type) => ApiSchema({ name: type.name.replace(/Response$/, '') })(type);
}
