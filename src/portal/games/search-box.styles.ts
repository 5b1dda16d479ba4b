import { styled } from 'styled-components';
import { searchFieldLook } from '#portal/ui/search-field-look.ts';

export const Box = styled.form`
  ${searchFieldLook}
  padding-inline-end: 4px;
`;
